// Generated from schemas/ by npm run generate. Do not edit.
/**
 * The answers of "Upload Tuition Invoice", step by step.
 */
export interface InvoiceUpload {
  invoice: InvoiceUploadInvoice;
}
/**
 * The answers of the step "Upload Tuition Invoice".
 */
export interface InvoiceUploadInvoice {
  /**
   * Tuition invoice
   * A photo or PDF, up to 50MB. Your name, the university and the amount must be readable.
   */
  file: string;
}
