import type { Generated } from 'kysely';

/**
 * The rows, as both databases hold them: text ids, instants as milliseconds since 1970, calendar dates as
 * YYYY-MM-DD, money as whole bututs, JSON as text.
 */
export interface Tables {
  students: {
    id: string;
    /** In its canonical form: digits, without the country's 220. */
    phone: string;
    password_hash: string;
    is_demo: number;
    created_at: number;
    /** When a code that was sent to the phone last set the password. */
    reset_at: number | null;
  };
  applications: {
    id: string;
    student_id: string;
    status: string;
    flow_version: number;
    /** The answers that count, by step. */
    answers: string;
    first_name: string;
    last_name: string;
    /** As of now; `answers` keeps the one that was given with the application. */
    email: string;
    mat_number: string;
    university_id: number;
    date_applied: string;
    start_date: string | null;
    created_at: number;
    /** Null until the office sets it with the status. */
    application_fee: number | null;
  };
  invoice_files: {
    id: string;
    application_id: string;
    /** Name in the file store. */
    stored_as: string;
    /** Of what the student sent, before its metadata was taken out. */
    sha256: string;
    bytes: number;
    uploaded_at: number;
    /** 1: sent by the application's id alone, which whoever sent the application knows. */
    without_token: Generated<number>;
  };
  /** Files that may be in the file store and have no row in `invoice_files`, yet or ever. */
  files_under_way: { stored_as: string; since: number };
  phone_changes: {
    id: string;
    student_id: string;
    /** Counts those of the student that are not undone, in their order. */
    number: number;
    old_phone: string;
    new_phone: string;
    changed_at: number;
    /** When a code that was sent to the new phone was first used. Until then it may be a stranger's. */
    proven_at: number | null;
  };
  sessions: {
    token_digest: string;
    student_id: string;
    created_at: number;
    used_at: number;
  };
  login_failures: {
    phone: string;
    /** Empty in the row that counts the failures of all clients. */
    client: string;
    failures: number;
    last_at: number;
  };
  known_clients: ClientPhonesTable;
  submission_phones: ClientPhonesTable;
  client_budgets: {
    client: string;
    budget: Budget;
    /** When the client's present hour began. */
    since: number;
    /** Bytes, or how many. */
    spent: number;
    /** How often the client wanted more than it had left. */
    refused: number;
  };
  messages: {
    id: string;
    kind: MessageKind;
    application_id: string;
    /** What may be sent once only has one key. */
    once_key: string;
    phone: string;
    state: MessageState;
    /** Counted when a try begins. */
    tries: number;
    /** When it may be tried (again). While it is under way: when whoever sends it must have died of it. */
    next_at: number;
    /** What the words are filled with, as JSON. Null as soon as it is of no more use, for it may be a code. */
    parameters: string | null;
    /** Not sent after this. */
    expires_at: number;
    created_at: number;
    /** The provider's name for what it took. It may hold the phone, so it is not for the log. */
    reference: string | null;
    /** Why the last try failed, without phone or code. */
    error: string | null;
  };
  /** Reminders that were asked for and not looked at yet. */
  reminder_requests: {
    id: string;
    phone: string;
    /** The address that asked. */
    address: string;
    asked_at: number;
  };
  reset_lookups: ClientPhonesTable;
  /** Of known and unknown phones. */
  reset_entries: { phone: string; made_at: number };
  reset_codes: {
    /** Not the phone, which may become another student's while a code is under way. */
    student_id: string;
    /** That asked for it. */
    client: string;
    /** Keyed: see reset-codes.ts. */
    digest: string;
    /** How many wrong ones came from each client, as JSON. */
    tries: string;
    message_id: string;
    expires_at: number;
  };
  /** The codes of a day, by who asked for them. */
  reset_sendings: {
    id: string;
    phone: string;
    client: string;
    /** Whether the student had logged in or applied from there lately. */
    is_known: number;
    sent_at: number;
  };
  /** What came in through forms that need no table of their own. */
  submissions: {
    id: string;
    form: string;
    flow_version: number;
    /** The answers that count, by step. */
    answers: string;
    /** Null where anyone may send the form: nobody knows who did. */
    application_id: string | null;
    /** Of the answers. */
    digest: string;
    /** The sender and the sender's own name for it: once a form, so that a repeat is known. */
    key: string;
    created_at: number;
  };
  transactions: {
    id: string;
    application_id: string;
    /** Counts those of the application, in the order in which they were put in. */
    number: number;
    kind: TransactionKind;
    memo: string;
    date: string;
    amount: number;
    created_at: number;
    /** The id of the entry that this one takes back. */
    cancels: string | null;
    /** What makes a line of a bank's file known when it comes again. */
    import_key: string | null;
  };
  form_sessions: {
    token_digest: string;
    form: string;
    /** JSON. No password is in it. */
    state: string;
    /** Counts what was kept. */
    revision: number;
    /** Digest of what the browser posted last. */
    last_press: string;
    /** Counts what was sent. */
    sendings: number;
    expires_at: number;
  };
  write_probe: { id: string; writes: number };
  build_assets: {
    /** That of the file, with the hash of its content. */
    name: string;
    /** In base64. */
    content: string;
    /** When a process that serves it last said so. */
    used_at: number;
  };
}

interface ClientPhonesTable {
  client: string;
  /** Empty in the client's own row, which is the lock under which the others are counted. */
  phone: string;
  seen_at: number;
}

export type Budget = 'uploads' | 'messages' | 'submissions' | 'form posts';

export type MessageKind = 'pay-invoice-reminder' | 'phone-changed' | 'reset-code';
/** Withdrawn: replaced or used. Expired: too late. Failed: refused, or tried often enough. */
type MessageState = 'waiting' | 'sent' | 'failed' | 'withdrawn' | 'expired';

export type TransactionKind = 'invoice' | 'deposit';
