/** The stored row of an appointment or of an occurrence. */
export const rowOf = <Of extends object>(appointment: Of): Of =>
  (appointment as { readonly series?: Of }).series ?? appointment;
