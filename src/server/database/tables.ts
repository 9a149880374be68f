import type { Generated } from 'kysely';

/**
 * Instants are milliseconds since 1970, calendar dates YYYY-MM-DD, amounts of money whole bututs (1/100
 * dalasi).
 */
export interface Tables {
  students: {
    id: string;
    /** Digits without the country code 220. */
    phone: string;
    password_hash: string;
    is_demo: number;
    created_at: number;
    /** When the student last reset the password with a code. */
    reset_at: number | null;
  };
  applications: {
    id: string;
    student_id: string;
    status: string;
    flow_version: number;
    /** JSON object: the answers by step, without answers to questions that do not apply. */
    answers: string;
    first_name: string;
    last_name: string;
    /** `answers` still has the address given in the application. */
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
    /** Digest of the bytes that the student sent, before metadata was removed. */
    sha256: string;
    bytes: number;
    uploaded_at: number;
    /**
     * 1 if the invoice was sent with only the application's id, which only the browser that submitted the
     * application knows.
     */
    without_token: Generated<number>;
  };
  /** Files that may be in the file store without a row in `invoice_files`. */
  files_under_way: { stored_as: string; since: number };
  phone_changes: {
    id: string;
    student_id: string;
    /** Position among the student's changes that have not been undone. */
    number: number;
    old_phone: string;
    new_phone: string;
    changed_at: number;
    /**
     * When a code sent to the new number was first entered. Until then, the number may belong to a stranger.
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
    /** IPv4 address or IPv6 network; empty in the row for all clients together. */
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
    /** Bytes for uploads, otherwise a count. */
    spent: number;
    refused: number;
  };
  messages: {
    id: string;
    kind: MessageKind;
    application_id: string;
    /**
     * The kind, followed by the message's own id or, if this kind of message may be sent only once per
     * application, by the application's id.
     */
    once_key: string;
    phone: string;
    state: MessageState;
    tries: number;
    /**
     * When the next attempt to send is due. During an attempt: when another process may start the next one.
     */
    next_at: number;
    /** JSON object for the message template. Null once no longer needed, because it may contain a code. */
    parameters: string | null;
    expires_at: number;
    created_at: number;
    /** The message id that WhatsApp returned. Never logged, because it may contain the phone number. */
    reference: string | null;
    /** Never contains the phone number or a code. */
    error: string | null;
  };
  reminder_requests: {
    id: string;
    phone: string;
    /** The requester's IP address. */
    address: string;
    asked_at: number;
  };
  reset_lookups: ClientPhonesTable;
  /** Includes resets of phone numbers without an account. */
  reset_entries: { phone: string; made_at: number };
  reset_codes: {
    /** Not the phone number, which may pass to another student while the code is valid. */
    student_id: string;
    /** The client that requested the code. */
    client: string;
    /** HMAC-SHA-256 of the code, in hexadecimal digits: see password-reset/reset-codes.ts. */
    digest: string;
    /** JSON object: the number of wrong codes entered by each client. */
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
  /** Forms that have no table of their own. */
  submissions: {
    id: string;
    form: string;
    flow_version: number;
    answers: string;
    /** Null for public forms, which are sent anonymously. */
    application_id: string | null;
    digest: string;
    /**
     * The application's id (or `anyone`), a slash, and a key from the sender's browser. Unique per form, so
     * that a submission that is sent twice is stored once.
     */
    key: string;
    created_at: number;
  };
  transactions: {
    id: string;
    application_id: string;
    /** Position among the application's entries, in insertion order. */
    number: number;
    kind: TransactionKind;
    memo: string;
    date: string;
    amount: number;
    created_at: number;
    cancels: string | null;
    /**
     * Digest of a bank file's line, and a number that tells identical lines apart, so that importing the file
     * again adds no duplicates; null for entries made by hand.
     */
    import_key: string | null;
  };
  form_sessions: {
    token_digest: string;
    form: string;
    /** JSON object (`FormState`), without the password. */
    state: string;
    /** Incremented with every save, so that concurrent saves are detected. */
    revision: number;
    /** SHA-256 digest of the last form post from this browser. */
    last_press: string;
    sendings: number;
    expires_at: number;
  };
  write_probe: { id: string; writes: number };
  build_assets: {
    name: string;
    /** In Base64. */
    content: string;
    /** When a server process last reported that it serves this asset. */
    used_at: number;
  };
}

interface ClientPhonesTable {
  client: string;
  /** Empty in one extra row per client. That row is locked while the client's phone numbers are counted. */
  phone: string;
  seen_at: number;
}

export type Budget = 'uploads' | 'messages' | 'submissions' | 'form posts';

export type MessageKind = 'pay-invoice-reminder' | 'phone-changed' | 'reset-code';
/**
 * 'withdrawn': replaced, or its code was used. 'expired': not sent in time. 'failed': rejected by WhatsApp,
 * or attempted too often.
 */
type MessageState = 'waiting' | 'sent' | 'failed' | 'withdrawn' | 'expired';

export type TransactionKind = 'invoice' | 'deposit';
