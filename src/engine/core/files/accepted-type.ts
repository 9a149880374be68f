import { messagesOf } from '../environment.ts';
import type { ActiveField } from '../field.ts';
import { normalizeText } from '../normalize.ts';
import { messageOf } from '../words/compose-message.ts';
import { type FileKind, fileMessages } from '../words/file-messages.ts';
import { type FileHead, kindOf } from './file-signatures.ts';

/** The file name extensions of each kind. The usual extension comes first. */
const endings: { readonly [kind in FileKind]?: readonly string[] } = {
  jpg: ['jpg', 'jpeg', 'jpe', 'jfif', 'pjp', 'pjpeg'],
  png: ['png'],
  pdf: ['pdf'],
  heic: ['heic', 'heif'],
  webp: ['webp'],
  avif: ['avif'],
  gif: ['gif'],
  bmp: ['bmp'],
  tiff: ['tif', 'tiff'],
  svg: ['svg'],
};

/**
 * This is a function and not a set of all extensions, because the bundler cannot remove a computed constant
 * from the scripts of pages that do not use it.
 */
const isKnown = (ending: string) => Object.values(endings).some((each) => each.includes(ending));

/**
 * Returns the file name extension under which a field accepts a file: the file's own extension if it matches
 * the content, otherwise the usual extension for the content. Returns undefined if the field does not accept
 * the file. Kinds without a signature, such as CSV, are recognised only by the name.
 */
export function acceptedType(file: FileHead, fileTypes: readonly string[]): string | undefined {
  const kind = kindOf(file);
  const own = kind && endings[kind];
  const named = /\.(\w+)$/.exec(normalizeText(file.name))?.[1]?.toLowerCase() ?? '';
  if (!own) return fileTypes.includes(named) && !isKnown(named) ? named : undefined;
  const right = own.filter((each) => fileTypes.includes(each));
  return right.includes(named) ? named : right[0];
}

/**
 * Returns the file name with the extension `type`. Removes invisible characters, because a character that
 * reverses the reading direction would show "gpj.exe" as "exe.jpg".
 */
export function nameWithType(name: string, type: string): string {
  const trimmed = normalizeText(name);
  const named = /\.(\w*)$/.exec(trimmed)?.[1]?.toLowerCase();
  if (named === type) return trimmed;
  const isWrong = named !== undefined && (named === '' || isKnown(named));
  return `${isWrong ? trimmed.slice(0, -named.length - 1) : trimmed}.${type}`;
}

export function wrongTypeWords(field: Pick<ActiveField, 'schema' | 'ui'>, file: FileHead): string {
  const { fileIs, cannotUse, emptyFileIs, fileKinds, remedies } = messagesOf(fileMessages);
  const { fileTypes = [] } = field.schema;
  const kind = kindOf(file);
  const remedy = kind && remedyOf(kind, fileTypes);
  const { message } = messageOf(field, 'fileTypes');
  const plain = normalizeText(file.name);
  const name = plain.length > 40 ? `${plain.slice(0, 39)}…` : plain;
  const whatItIs = kind ? fileIs(name, fileKinds[kind]) : cannotUse(name);
  const first = file.head.length === 0 ? emptyFileIs(name) : whatItIs;
  const sentences = [first, message, remedy && remedies[remedy]].filter((each) => each !== undefined);
  return sentences.map((each) => each.replace(/\.?$/, '.')).join(' ');
}

type Remedy = keyof typeof fileMessages.remedies;

/**
 * Returns how the user can convert a file of this kind, or undefined if the field would reject the result
 * too.
 */
function remedyOf(kind: FileKind, fileTypes: readonly string[]): Remedy | undefined {
  const takesPicture = ['jpg', 'jpeg', 'png'].some((each) => fileTypes.includes(each));
  if (kind === 'zip') return 'unpack';
  if (kind === 'pdf') return takesPicture ? 'photograph' : undefined;
  if (kind === 'video') return takesPicture ? 'takePhoto' : undefined;
  if (endings[kind]) return takesPicture ? 'screenshot' : undefined;
  if (!fileTypes.includes('pdf')) return takesPicture ? 'photograph' : undefined;
  return takesPicture ? 'saveOrPhotograph' : 'saveAsPdf';
}
