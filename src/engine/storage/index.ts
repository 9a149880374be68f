/** Code outside the engine imports the storage only through this file. */
export { createConnection } from './connection.ts';
export { startFormExpiry } from './database.ts';
export { deleteExpiredForms } from './delete-expired.ts';
export { loadStoredStep } from './drafts/draft-database.ts';
export { createDraft, type Draft, deleteDrafts } from './drafts/drafts.ts';
export { renderedDraft } from './drafts/rendered-draft.ts';
export { type Expirable, isExpired, withExpiryStart } from './expiry.ts';
export { deleteFile, deleteFiles, isFilePersisted, loadFile, type StoredFile, storeFile } from './files.ts';
export { openChannel } from './tab-channel.ts';
export { trustedScriptUrl } from './trusted-url.ts';
