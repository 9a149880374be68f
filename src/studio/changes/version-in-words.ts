import type { Version } from '../protocol.ts';

export const dateInWords = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Names a commit by its date and subject, because staff do not know commits by their hashes. */
export const versionInWords = ({ date, subject }: Version): string =>
  `the version of ${dateInWords(date)}${subject && `, “${subject}”`}`;
