import type { Flow } from '#engine/core/index.ts';
import { createDraft } from '#engine/storage/index.ts';
import { invoiceUploadDefinition } from '#generated/invoice-upload/flow.ts';
import validators from '#generated/invoice-upload/validators.js';

export const invoiceUpload: Flow = { definition: invoiceUploadDefinition, validators };
/** The chosen file stays chosen until the server has it. */
export const invoiceUploadDraft = createDraft(invoiceUpload);
