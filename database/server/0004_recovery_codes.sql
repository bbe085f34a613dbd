-- The public protocol shows a person's recovery codes as one more factor; the codes themselves stay in auth.mfa_recovery_codes.
alter table auth.mfa_factors
  drop constraint mfa_factors_factor_type_check,
  add constraint mfa_factors_factor_type_check check (factor_type in ('totp', 'recovery_code'));
create unique index mfa_factors_recovery_code on auth.mfa_factors (user_id) where factor_type = 'recovery_code';
