import type { Generated } from 'kysely';

/**
 * Rows in the form that both databases store: text ids, instants as milliseconds since 1970, calendar dates as
 * YYYY-MM-DD, money as whole bututs, JSON as text.
 */
export interface Tables {
  students: {
    id: string;
    /** Canonical: digits without the country code 220. */
    phone: string;
    password_hash: string;
    is_demo: number;
    created_at: number;
    /** When a code sent to the phone last set the password. */
    reset_at: number | null;
  };
  applications: {
    id: string;
    student_id: string;
    status: string;
    flow_version: number;
    /** The relevant answers, by step. */
    answers: string;
    first_name: string;
    last_name: string;
    /** Current; `answers` keeps the address given in the application. */
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
    /** Of the bytes that the student sent, before metadata was removed. */
    sha256: string;
    bytes: number;
    uploaded_at: number;
    /** 1: sent with the application's id alone, which the sender of the application knows. */
    without_token: Generated<number>;
  };
  /** Files that may be in the file store without a row in `invoice_files`. */
  files_under_way: { stored_as: string; since: number };
  phone_changes: {
    id: string;
    student_id: string;
    /** Numbers the student's changes that are not undone, in order. */
    number: number;
    old_phone: string;
    new_phone: string;
    changed_at: number;
    /** When a code sent to the new phone was first used. Until then the phone may be a stranger's. */
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
    /** When the client's current hour began. */
    since: number;
    /** Bytes or a count, depending on the budget. */
    spent: number;
    /** How often the client exceeded its budget. */
    refused: number;
  };
  messages: {
    id: string;
    kind: MessageKind;
    application_id: string;
    /** Messages that may be sent only once share a key. */
    once_key: string;
    phone: string;
    state: MessageState;
    /** Counted when an attempt begins. */
    tries: number;
    /** When the next attempt is due. During an attempt: when its lease ends and another process may take over. */
    next_at: number;
    /** The template parameters as JSON. Null once no longer needed, since they may contain a code. */
    parameters: string | null;
    expires_at: number;
    created_at: number;
    /** The provider's message id. May contain the phone, so it must not be logged. */
    reference: string | null;
    /** Why the last attempt failed, without phone or code. */
    error: string | null;
  };
  /** Reminder requests that are not processed yet. */
  reminder_requests: {
    id: string;
    phone: string;
    /** The client's IP address. */
    address: string;
    asked_at: number;
  };
  reset_lookups: ClientPhonesTable;
  /** Requests for known and unknown phones. */
  reset_entries: { phone: string; made_at: number };
  reset_codes: {
    /** Not the phone, which may become another student's while a code is valid. */
    student_id: string;
    /** The client that asked for it. */
    client: string;
    /** Keyed: see reset-codes.ts. */
    digest: string;
    /** Failed attempts by client, as JSON. */
    tries: string;
    message_id: string;
    expires_at: number;
  };
  /** Codes sent in the last day, by the client that asked for them. */
  reset_sendings: {
    id: string;
    phone: string;
    client: string;
    /** Whether the student had recently logged in or applied from this client. */
    is_known: number;
    sent_at: number;
  };
  /** Submissions of forms without a table of their own. */
  submissions: {
    id: string;
    form: string;
    flow_version: number;
    /** The relevant answers, by step. */
    answers: string;
    /** Null for public forms, whose sender is unknown. */
    application_id: string | null;
    digest: string;
    /** The sender plus the sender's own key, unique per form, to recognise repeats. */
    key: string;
    created_at: number;
  };
  transactions: {
    id: string;
    application_id: string;
    /** Numbers the application's entries in insertion order. */
    number: number;
    kind: TransactionKind;
    memo: string;
    date: string;
    amount: number;
    created_at: number;
    /** The id of the entry that this one cancels. */
    cancels: string | null;
    /** Identifies a line of a bank file that is imported again. */
    import_key: string | null;
  };
  form_sessions: {
    token_digest: string;
    form: string;
    /** JSON, without a password. */
    state: string;
    /** Incremented with every save. */
    revision: number;
    /** Digest of the browser's last post. */
    last_press: string;
    /** Number of submissions. */
    sendings: number;
    expires_at: number;
  };
  write_probe: { id: string; writes: number };
  build_assets: {
    /** The file's name, including its content hash. */
    name: string;
    /** Base64. */
    content: string;
    /** When a process that serves it last reported so. */
    used_at: number;
  };
}

interface ClientPhonesTable {
  client: string;
  /** Empty in the client's own row, which is locked while the others are counted. */
  phone: string;
  seen_at: number;
}

export type Budget = 'uploads' | 'messages' | 'submissions' | 'form posts';

export type MessageKind = 'pay-invoice-reminder' | 'phone-changed' | 'reset-code';
/** Withdrawn: replaced or used. Expired: too late. Failed: refused, or too many attempts. */
type MessageState = 'waiting' | 'sent' | 'failed' | 'withdrawn' | 'expired';

export type TransactionKind = 'invoice' | 'deposit';
