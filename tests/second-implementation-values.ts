type Json = Readonly<Record<string, unknown>>;

export function toValue(schema: Json, ui: Json, answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((each) => toValue({}, {}, each)).filter((each) => each !== '');
  if (typeof answer !== 'string') return answer;
  const text = visibleText(answer);
  if (text === '') return text;
  if (schema.type === 'array') return [text];
  if (ui['ui:widget'] === 'email' || schema.format === 'email') return addressIn(text);
  const isDecimal = ui['ui:widget'] === 'decimal';
  if (!isDecimal && schema.type !== 'number' && schema.type !== 'integer') return text;
  const hasThousands = !isDecimal || [ui.prefix, ui.suffix].some((each) => each !== undefined);
  const places = schema.type === 'integer' ? 0 : Number(schema.decimals ?? Number.NaN);
  const read = numberIn(text, [ui.prefix, ui.suffix], hasThousands, places);
  if (read === undefined || isDecimal) return read ?? text;
  return (read.split('.')[1]?.length ?? 0) > places ? text : Number(read);
}

/**
 * Removes invisible characters and surrounding blanks. Keeps tabs, line breaks, the tag characters in flag
 * emoji, and zero-width joiners inside a word.
 */
function visibleText(answer: string): string {
  const kept = /[\t\n\r\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\p{Join_Control}]/u;
  const isSeen = (sign: string) => kept.test(sign) || !/[\p{Cc}\p{Cf}\p{NChar}\ufffc\ufffd]/u.test(sign);
  const parts = answer.toWellFormed().split(/(🏴[\u{E0020}-\u{E007E}]+\u{E007F})/u);
  const seen = parts.map((part, at) =>
    at % 2 === 1 ? part : [...part.replace(/[\v\f\x85\u2028\u2029]/g, '\n')].filter(isSeen).join(''),
  );
  const words = seen.join('').split(/(\s)/);
  const text = words.map((word) => word.replace(/^\p{Join_Control}+|\p{Join_Control}+$/gu, '')).join('');
  if (/^[\s\p{M}\p{Default_Ignorable_Code_Point}⠀]*$/u.test(text)) return '';
  return text.replace(/^[\sᅟᅠ⠀ㅤﾠ]+|[\sᅟᅠ⠀ㅤﾠ]+$/g, '');
}

/** Removes what mail programs add around an email address, such as a name or `mailto:`. */
function addressIn(text: string): string {
  if (text.length > 1000) return text;
  const plain = text.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}⠀]/gu, '');
  const [, name = '', inner = plain] = plain.match(/^([^<>]*)<([^<>]*)>[^<>@]*$/) ?? [];
  const ends =
    /^[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'<>.,;:!/…。、]+|[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'<>.,;:!/…。、]+$/gu;
  const [bare = ''] = inner
    .replace(ends, '')
    .replace(/^mailto:/i, '')
    .split('?');
  const address = bare.replace(ends, '');
  const [user, host, ...more] = address.split('@');
  const isAddress = user && host && more.length === 0 && /.\../.test(host) && !/\s/.test(user + host);
  return isAddress && (!name.includes('@') || name.includes(address)) ? address : text;
}

/** Returns the number, or undefined if it is invalid, or could be English or French format. */
function numberIn(
  text: string,
  affixes: readonly unknown[],
  hasThousands: boolean,
  places: number,
): string | undefined {
  const strip = (rest: string, sign: unknown) => {
    if (typeof sign !== 'string' || sign === '') return rest;
    if (rest.toLowerCase().startsWith(sign.toLowerCase())) return rest.slice(sign.length).trim();
    return rest.toLowerCase().endsWith(sign.toLowerCase()) ? rest.slice(0, -sign.length).trim() : rest;
  };
  const signed = text.replace(/^[-−]\s*/, '');
  const amount = affixes.reduce<string>(strip, signed);
  const isNegative = signed !== text || /^[-−]/.test(amount);
  if (signed !== text && /^[-−]/.test(amount)) return undefined;
  const digits = amount.replace(/^[-−]/, '');
  const parts = (point: string) => {
    const [whole = '', fraction = '', ...more] = digits.split(point);
    return more.length > 0 || !/^\d*$/.test(fraction) ? undefined : { whole, fraction };
  };
  const thousands = (whole: string, sign: RegExp) => {
    const [first = '', ...groups] = whole.split(sign);
    const isGrouped = groups.every((each, at) =>
      (at === groups.length - 1 ? /^\d{3}$/ : /^\d{2,3}$/).test(each),
    );
    const isFirst = groups.length === 0 ? /^\d*$/ : /^[1-9]\d{0,2}$/;
    return isFirst.test(first) && isGrouped && (groups.length === 0 || hasThousands)
      ? [first, ...groups].join('')
      : undefined;
  };
  const [point, comma] = [parts('.'), parts(',')];
  const english = point && thousands(point.whole, /[,\s'’]/);
  const isFrench = comma && comma.fraction.length !== 3;
  const french = isFrench ? (thousands(comma.whole, /[\s'’]/) ?? dotted(comma.whole)) : undefined;
  const whole = english ?? french;
  const fraction = (english === undefined ? comma?.fraction : point?.fraction) ?? '';
  if (whole === undefined || whole + fraction === '') return undefined;
  const isEither =
    digits === `${whole}.${fraction}` && /^[1-9]\d{0,2}\.\d{3}$/.test(digits) && !(places >= 3);
  return isEither ? undefined : `${isNegative ? '-' : ''}${whole || '0'}${fraction && `.${fraction}`}`;
}

const dotted = (whole: string) => (/^\d{1,3}(\.\d{3})+$/.test(whole) ? whole.replaceAll('.', '') : undefined);
