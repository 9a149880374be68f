import type { ApplicationStatus } from './applications.ts';

/** The query of GET /upload_invoices/exists. `id` is the student's id. */
export interface InvoiceExistsQuery {
  readonly id: string;
}

export interface InvoiceExistsResponse {
  readonly status: ApplicationStatus;
  /** An opaque reference to the uploaded invoice; null until an invoice is uploaded. */
  readonly file_path: string | null;
}

/** The fields of the multipart form in POST /upload_invoices. */
export interface InvoiceUploadRequest {
  /** The application's id. */
  readonly id: string;
  readonly file: Blob;
}
