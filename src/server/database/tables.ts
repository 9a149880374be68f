import type { Generated } from 'kysely';

/**
 * Instants are stored as milliseconds since 1970, calendar dates as YYYY-MM-DD, and amounts of money as whole
 * bututs (1/100 dalasi).
 */
export interface Tables {
  students: {
    id: string;
    /** Digits without the country code 220. */
    phone: string;
    password_hash: string;
    is_demo: number;
    created_at: number;
    /** The time at which the student last reset the password with a code. */
    reset_at: number | null;
  };
  applications: {
    id: string;
    student_id: string;
    status: string;
    flow_version: number;
    /** A JSON object of the answers by step, without answers to questions that do not apply. */
    answers: string;
    first_name: string;
    last_name: string;
    /** The student's current email address. `answers` keeps the address from the application. */
    email: string;
    mat_number: string;
    university_id: number;
    date_applied: string;
    start_date: string | null;
    created_at: number;
    /** Null until the office enters the fee together with a status. */
    application_fee: number | null;
  };
  invoice_files: {
    id: string;
    application_id: string;
    stored_as: string;
    /** The SHA-256 digest of the bytes that the student sent, before metadata was removed. */
    sha256: string;
    bytes: number;
    uploaded_at: number;
    /**
     * 1 if the invoice was sent without a session token, with only the application's id. Only the browser
     * that submitted the application knows that id.
     */
    without_token: Generated<number>;
  };
  /** This table lists files that may be in the file store without a row in `invoice_files`. */
  files_under_way: { stored_as: string; since: number };
  phone_changes: {
    id: string;
    student_id: string;
    /** The position of the change among the student's changes that have not been undone. */
    number: number;
    old_phone: string;
    new_phone: string;
    changed_at: number;
    /**
     * The time of the student's last password reset with a code sent to the new number. While it is null, the
     * number is unverified and may belong to a stranger.
     */
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
    /** An IPv4 address or IPv6 network, or '' in the row that counts all clients together. */
    client: string;
    failures: number;
    last_at: number;
  };
  known_clients: ClientPhonesTable;
  submission_phones: ClientPhonesTable;
  client_budgets: {
    client: string;
    budget: Budget;
    since: number;
    /** A number of bytes for uploads, and a count for all other budgets. */
    spent: number;
    refused: number;
  };
  messages: {
    id: string;
    kind: MessageKind;
    application_id: string;
    /**
     * A unique key: the kind and the id of the message. If an application may get only one message of this
     * kind, the application's id replaces the message's id.
     */
    once_key: string;
    phone: string;
    state: MessageState;
    tries: number;
    /**
     * The time at which the next attempt to send is due. During an attempt, the time from which another
     * process may try.
     */
    next_at: number;
    /**
     * A JSON object for the message template. It is null once it is no longer needed, because it may contain
     * a code.
     */
    parameters: string | null;
    expires_at: number;
    created_at: number;
    /** The message id that WhatsApp returned. It is never logged, because it may contain the phone number. */
    reference: string | null;
    /** Why the last attempt failed. The text never contains the phone number or a code. */
    error: string | null;
  };
  reminder_requests: {
    id: string;
    phone: string;
    /** The IP address of whoever made the request. */
    address: string;
    asked_at: number;
  };
  reset_lookups: ClientPhonesTable;
  /** Has a row for each phone number for which a reset was started, even if the number has no account. */
  reset_entries: { phone: string; made_at: number };
  reset_codes: {
    /**
     * The student's id rather than the phone number, which may pass to another student while the code is
     * valid.
     */
    student_id: string;
    /** The client that requested the code. */
    client: string;
    /** The HMAC-SHA-256 of the code, in hexadecimal digits (see password-reset/reset-codes.ts). */
    digest: string;
    /** A JSON object that maps each client to the number of wrong codes that it has entered. */
    tries: string;
    message_id: string;
    expires_at: number;
  };
  reset_sendings: {
    id: string;
    phone: string;
    client: string;
    is_known: number;
    sent_at: number;
  };
  /** Holds the answers to all forms that have no table of their own. */
  submissions: {
    id: string;
    form: string;
    flow_version: number;
    answers: string;
    /** Null for public forms, which are sent anonymously. */
    application_id: string | null;
    digest: string;
    /**
     * The application's id or `anyone`, a slash, and a key from the sender's browser. Unique per form, so
     * that a submission sent twice is stored once.
     */
    key: string;
    created_at: number;
  };
  transactions: {
    id: string;
    application_id: string;
    /** The position of the transaction among the application's transactions, in insertion order. */
    number: number;
    kind: TransactionKind;
    memo: string;
    date: string;
    amount: number;
    created_at: number;
    cancels: string | null;
    /**
     * Identifies a line of a bank file by a digest, followed by a number that tells identical lines apart.
     * The key is unique, so that no line is imported twice. Null for transactions entered by hand.
     */
    import_key: string | null;
  };
  form_sessions: {
    token_digest: string;
    form: string;
    /** A JSON object (`FormState`) that never contains the password. */
    state: string;
    /** Every save increments the revision, so that concurrent saves are detected. */
    revision: number;
    /** The SHA-256 digest of the last form post from this browser. */
    last_press: string;
    sendings: number;
    expires_at: number;
  };
  write_probe: { id: string; writes: number };
  build_assets: {
    name: string;
    /** The asset's bytes in Base64. */
    content: string;
    /** The time at which a server process last reported that it serves this asset. */
    used_at: number;
  };
}

interface ClientPhonesTable {
  client: string;
  /**
   * A phone number, or '' in one extra row per client. That row is locked while the client's phone numbers
   * are counted.
   */
  phone: string;
  seen_at: number;
}

export type Budget = 'uploads' | 'messages' | 'submissions' | 'form posts';

export type MessageKind = 'pay-invoice-reminder' | 'phone-changed' | 'reset-code';
/**
 * 'withdrawn' means that the message was replaced or its code was used, 'expired' that it was not sent in
 * time, and 'failed' that WhatsApp rejected it or that there were too many attempts.
 */
type MessageState = 'waiting' | 'sent' | 'failed' | 'withdrawn' | 'expired';

export type TransactionKind = 'invoice' | 'deposit';
