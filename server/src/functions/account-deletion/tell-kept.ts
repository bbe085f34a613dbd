import type { Dependencies } from '#dependencies.ts';
import type { Handler } from '#jobs/job.ts';
import { composeKeptMail } from '#mail/compose-deletion-mail.ts';
import { languageOf } from '#mail/language.ts';

/** The job that tells by mail that an account is kept after all: whoever asked for its end, and whoever did not, learns of it. */
export function tellKept({ database, mail }: Pick<Dependencies, 'database' | 'mail'>): Handler {
  return async ({ userId }) => {
    const { rows } = await database.asOwner((transaction) =>
      transaction.query<{ email: string; language: unknown }>(
        `select email, raw_user_meta_data -> 'language' as language from auth.users
         where id = $1 and email_confirmed_at is not null and email is not null`,
        [userId],
      ),
    );
    const [person] = rows;
    if (person) await mail.send(composeKeptMail(person.email, languageOf(person.language)));
    return 'done';
  };
}
