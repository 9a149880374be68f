import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../postgres/postgres.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  // Locks the tables, because a server process of an older version may still be writing. A row that it
  // inserted between the copy and the drop would be lost. Requests lock `applications` first, so this
  // migration does so too, to avoid a deadlock.
  if (isPostgres(database)) {
    await sql`lock table applications, freelance_surveys, business_loans in access exclusive mode`.execute(
      database,
    );
  }
  await schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('flow_version', 'integer', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('application_id', 'text', (column) => column.references('applications.id'))
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('submissions_once', ['form', 'key'])
    .execute();
  await move(database, 'freelance_surveys', 'freelance-survey');
  await move(database, 'business_loans', 'business-loan');
  await schema
    .createIndex('submissions_by_age')
    .on('submissions')
    .columns(['form', 'created_at', 'id'])
    .execute();
  await schema
    .createIndex('submissions_of_application')
    .on('submissions')
    .columns(['application_id', 'form', 'created_at'])
    .execute();
}

async function move(database: Kysely<unknown>, table: string, form: string): Promise<void> {
  await sql`
    insert into submissions (id, form, flow_version, answers, application_id, digest, key, created_at)
    select id, ${sql.lit(form)}, flow_version, answers, application_id, digest,
      application_id || '/' || digest || '/' || copy, created_at
    from ${sql.table(table)}
  `.execute(database);
  await database.schema.dropTable(table).execute();
}
