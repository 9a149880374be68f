const named: { readonly [name: string]: string } = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '”', apos: '’', nbsp: ' ', shy: '', hellip: '…' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»' },
  ...{ euro: '€', pound: '£', copy: '©', reg: '®', trade: '™', deg: '°', middot: '·', bull: '•', times: '×' },
  ...{ agrave: 'à', aacute: 'á', acirc: 'â', atilde: 'ã', auml: 'ä', aring: 'å', aelig: 'æ', ccedil: 'ç' },
  ...{ egrave: 'è', eacute: 'é', ecirc: 'ê', euml: 'ë', igrave: 'ì', iacute: 'í', icirc: 'î', iuml: 'ï' },
  ...{ ntilde: 'ñ', ograve: 'ò', oacute: 'ó', ocirc: 'ô', otilde: 'õ', ouml: 'ö', oslash: 'ø', oelig: 'œ' },
  ...{ ugrave: 'ù', uacute: 'ú', ucirc: 'û', uuml: 'ü', yacute: 'ý', yuml: 'ÿ', szlig: 'ß' },
  ...{ Agrave: 'À', Ccedil: 'Ç', Egrave: 'È', Eacute: 'É', Ecirc: 'Ê', Ouml: 'Ö', Auml: 'Ä', Uuml: 'Ü' },
};

export const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi;

/**
 * Returns the character to write instead of an HTML entity. Returns undefined if `written` only looks like an
 * entity, as in "Bed&Breakfast;".
 */
export function characterOf(written: string): string | undefined {
  const name = written.slice(1, -1);
  if (!name.startsWith('#')) return Object.hasOwn(named, name) ? named[name] : undefined;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (code < 32 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return undefined;
  return { 34: '”', 39: '’', 92: '/', 160: ' ' }[code] ?? String.fromCodePoint(code);
}
