import { messagesOf } from '../environment.ts';
import type { ActiveField } from '../field.ts';
import { normalizeText } from '../normalize.ts';
import { fileMessages } from '../words/file-messages.ts';
import { messageOf } from '../words/messages.ts';
import { type FileHead, type FileKind, kindOf } from './file-kind.ts';

/**
 * The file extensions of each kind of file that is recognized by the first bytes of its content. The usual
 * extension is first.
 */
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
 * Returns whether an extension belongs to a recognizable kind. A function instead of a constant, because the
 * bundler would put a value computed on load into every page's script.
 */
const isKnown = (ending: string) => Object.values(endings).some((each) => each.includes(ending));

/**
 * Returns the file extension for a file that the field accepts; undefined if the field does not accept the
 * file. The result is the file's own extension if it matches the content, otherwise the usual extension for
 * that content. The file name alone decides only for kinds without a signature, such as CSV.
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
 * Returns the file name with the extension of the given type, in place of an extension that belongs to another
 * type, and without invisible characters: one that turns the reading direction would show "gpj.exe" as "exe.jpg".
 */
export function nameWithType(name: string, type: string): string {
  const trimmed = normalizeText(name);
  const named = /\.(\w*)$/.exec(trimmed)?.[1]?.toLowerCase();
  if (named === type) return trimmed;
  const isWrong = named !== undefined && (named === '' || isKnown(named));
  return `${isWrong ? trimmed.slice(0, -named.length - 1) : trimmed}.${type}`;
}

/**
 * Returns the error message for a file that a field does not accept: the file's name and kind, what is
 * accepted, and what the user can do.
 */
export function wrongTypeWords(field: Pick<ActiveField, 'schema' | 'ui'>, file: FileHead): string {
  const { fileIs, cannotUse, emptyFileIs, fileKinds, remedies } = messagesOf(fileMessages);
  const { fileTypes = [] } = field.schema;
  const kind = kindOf(file);
  const remedy = kind && remedyOf(kind, fileTypes);
  const { message } = messageOf(field, 'fileTypes');
  const name = file.name.length > 40 ? `${file.name.slice(0, 39)}…` : file.name;
  const whatItIs = kind ? fileIs(name, fileKinds[kind]) : cannotUse(name);
  const first = file.head.length === 0 ? emptyFileIs(name) : whatItIs;
  const sentences = [first, message, remedy && remedies[remedy]].filter((each) => each !== undefined);
  return sentences.map((each, at) => (sentences[at + 1] ? each.replace(/\.?$/, '.') : each)).join(' ');
}

type Remedy = keyof typeof fileMessages.remedies;

/**
 * Returns what the user can do about a rejected file (such as take a screenshot), given the types that the
 * field accepts.
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
