import { messagesOf } from '../environment.ts';
import type { ActiveField } from '../field.ts';
import { fileMessages } from '../words/file-messages.ts';
import { messageOf } from '../words/messages.ts';
import { type FileHead, type FileKind, kindOf } from './file-kind.ts';

/** The endings of what is known by its bytes. */
const endings: { readonly [kind in FileKind]?: readonly string[] } = {
  jpg: ['jpg', 'jpeg'],
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

/** Looked for when it is asked: what a module works out when it loads would be in every page. */
const isKnown = (ending: string) => Object.values(endings).some((each) => each.includes(ending));

/**
 * The type as which a field takes a file: of its endings that which the file has, or should have. Undefined where it is
 * not taken. The bytes decide; what no bytes tell, such as a table in a text file, is known by its name.
 */
export function acceptedType(file: FileHead, fileTypes: readonly string[]): string | undefined {
  const kind = kindOf(file);
  const own = kind && endings[kind];
  const named = /\.(\w+)\s*$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!own) return fileTypes.includes(named) && !isKnown(named) ? named : undefined;
  const right = own.filter((each) => fileTypes.includes(each));
  return right.includes(named) ? named : right[0];
}

/** The name with the ending of its type, in place of a wrong one. */
export function nameWithType(name: string, type: string): string {
  const trimmed = name.trim();
  if (trimmed.toLowerCase().endsWith(`.${type}`)) return trimmed;
  const wrong = /\.(jpe?g?|jfif|pjp(eg)?|png|pdf|hei[cf]|webp|avif|gif|bmp|tiff?|svg)?$/i;
  return `${trimmed.replace(wrong, '')}.${type}`;
}

/** The words for a file that a field does not take: what it is, what is taken, and what to do. */
export function wrongTypeWords(field: Pick<ActiveField, 'schema' | 'ui'>, file: FileHead): string {
  const { fileIs, emptyFileIs, fileKinds, remedies } = messagesOf(fileMessages);
  const { fileTypes = [] } = field.schema;
  const kind = kindOf(file);
  const remedy = kind && remedyOf(kind, fileTypes);
  const { message } = messageOf({}, field, 'fileTypes');
  const whatItIs = file.head.length === 0 ? emptyFileIs : kind && fileIs(fileKinds[kind]);
  const sentences = [whatItIs, message, remedy && remedies[remedy]].filter((each) => each !== undefined);
  return sentences.map((each, at) => (sentences[at + 1] ? each.replace(/\.?$/, '.') : each)).join(' ');
}

type Remedy = keyof typeof fileMessages.remedies;

/** What is to be done with a file that is not taken, by what is taken. */
function remedyOf(kind: FileKind, fileTypes: readonly string[]): Remedy | undefined {
  const takesPicture = ['jpg', 'jpeg', 'png'].some((each) => fileTypes.includes(each));
  if (kind === 'zip') return 'unpack';
  if (kind === 'pdf') return takesPicture ? 'photograph' : undefined;
  if (kind === 'video') return takesPicture ? 'takePhoto' : undefined;
  if (endings[kind]) return takesPicture ? 'screenshot' : undefined;
  if (!fileTypes.includes('pdf')) return takesPicture ? 'photograph' : undefined;
  return takesPicture ? 'saveOrPhotograph' : 'saveAsPdf';
}
