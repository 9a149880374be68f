import type { ApplicationStatus } from './applications.ts';

/** GET /upload_invoices/exists?id={user}. */
export interface InvoiceExistsQuery {
  readonly id: string;
}

export interface InvoiceExistsResponse {
  readonly status: ApplicationStatus;
  /** An opaque reference; null until an invoice was uploaded. */
  readonly file_path: string | null;
}

/** POST /upload_invoices: the fields of the multipart form. */
export interface InvoiceUploadRequest {
  /** The application's id. */
  readonly id: string;
  readonly file: Blob;
}
