import type { ApplicationStatus } from './applications.ts';

/** The query of GET /upload_invoices/exists. `id` is the student's id. */
export interface InvoiceExistsQuery {
  readonly id: string;
}

export interface InvoiceExistsResponse {
  readonly status: ApplicationStatus;
  /** An opaque reference; null until an invoice is uploaded. */
  readonly file_path: string | null;
}

export interface InvoiceUploadRequest {
  readonly id: string;
  readonly file: Blob;
}
