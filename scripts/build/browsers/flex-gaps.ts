import postcss, { type Rule } from 'postcss';

/**
 * Returns a style sheet that replaces the gaps of flex containers with margins, for browsers that do not
 * support `gap` in flexbox (Chrome before 84, Safari before 14.1). If items wrap, the items on the last line
 * keep a margin below them.
 */
export function flexGaps(css: string): string {
  const sheet = postcss.parse(css);
  const kinds = new Map<string, Kind>();
  sheet.walkRules((rule) => {
    const kind = flexKind(rule) ?? kinds.get(lastClass(rule));
    if (kind && flexKind(rule)) kinds.set(lastClass(rule), kind);
    const gap = declared(rule, 'gap');
    if (!kind || !gap) return void rule.remove();
    const [row, column = row] = gap.split(' ');
    rule.removeAll();
    const between = kind === 'wrap' ? '>:not(:last-child)' : '>*+*';
    // The prefix `html` raises the specificity, so that these margins override the element's own margins
    // regardless of the order of the style sheets.
    rule.selectors = rule.selectors.map((selector) => `html ${selector}${between}`);
    for (const [prop, value] of marginsOf(kind, row!, column!))
      if (Number.parseFloat(value) !== 0) rule.append({ prop, value, raws: { before: '', between: ':' } });
    if (rule.nodes.length === 0) rule.remove();
  });
  sheet.walkAtRules((rule) => {
    if (!rule.nodes?.length || /keyframes/.test(rule.name)) rule.remove();
  });
  sheet.walkComments((comment) => void comment.remove());
  return sheet.toString();
}

type Kind = 'column' | 'row' | 'wrap';

function marginsOf(kind: Kind, row: string, column: string): readonly (readonly [string, string])[] {
  if (kind === 'column') return [['margin-top', row]];
  if (kind === 'row') return [['margin-left', column]];
  return [
    ['margin-right', column],
    ['margin-bottom', row],
  ];
}

function flexKind(rule: Rule): Kind | undefined {
  if (!/flex/.test(declared(rule, 'display') ?? '')) return undefined;
  const flow = `${declared(rule, 'flex-flow')} ${declared(rule, 'flex-direction')} ${declared(rule, 'flex-wrap')}`;
  if (/column/.test(flow)) return 'column';
  return /\bwrap\b/.test(flow) ? 'wrap' : 'row';
}

function declared(rule: Rule, property: string): string | undefined {
  const found = rule.nodes.findLast((node) => node.type === 'decl' && node.prop === property);
  return found?.type === 'decl' ? found.value : undefined;
}

/**
 * Returns the last class in the rule's selector, or the whole selector if it contains no class. Rules with
 * the same last class count as rules for the same element.
 */
const lastClass = ({ selector }: Rule) => /\.[\w-]+(?=[^.]*$)/.exec(selector)?.[0] ?? selector;
