import type { Dependencies } from '#dependencies.ts';
import type { Handler } from '#jobs/job.ts';
import { composeDeletionAskedMail, composeCancelledMail } from '#mail/compose-deletion-mail.ts';
import { languageOf } from '#mail/language.ts';
import { deletionJob } from './deletion-jobs.ts';

/** Handles the job that mails an account's owner about the deletion: its date, and how to cancel it before then. */
export function sendDeletionMail({ database, mail }: Pick<Dependencies, 'database' | 'mail'>): Handler {
  return async ({ userId }) => {
    const { rows } = await database.asOwner((transaction) =>
      transaction.query<{ email: string; language: unknown; due_at: Date }>(
        `select email, raw_user_meta_data -> 'language' as language, job.run_at as due_at
         from auth.users as person join server.jobs as job on job.user_id = person.id and job.kind = $2
         where person.id = $1 and email_confirmed_at is not null and email is not null`,
        [userId, deletionJob],
      ),
    );
    const [person] = rows;
    if (person) await mail.send(composeDeletionAskedMail(person.email, languageOf(person.language), person.due_at));
    return 'done';
  };
}

/** Handles the job that mails an account's owner that the deletion was cancelled, by the owner or by somebody else. */
export function sendCancelledMail({ database, mail }: Pick<Dependencies, 'database' | 'mail'>): Handler {
  return async ({ userId }) => {
    const { rows } = await database.asOwner((transaction) =>
      transaction.query<{ email: string; language: unknown }>(
        `select email, raw_user_meta_data -> 'language' as language from auth.users
         where id = $1 and email_confirmed_at is not null and email is not null`,
        [userId],
      ),
    );
    const [person] = rows;
    if (person) await mail.send(composeCancelledMail(person.email, languageOf(person.language)));
    return 'done';
  };
}
