import os from 'node:os';

export type Row = readonly string[];

/**
 * Returns a table in Markdown. The first `textColumns` columns contain text. All others contain figures and
 * are right-aligned.
 */
export function tableOf(head: Row, rows: readonly Row[], textColumns = 1): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]!.length)));
  const line = (row: Row) =>
    row.map((cell, column) =>
      column < textColumns ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
    );
  const rule = widths.map((width, column) =>
    column < textColumns ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), rule, ...rows.map(line)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function withSection(document: string, title: string, text: string): string {
  const heading = `## ${title}\n`;
  const [intro = '', ...sections] = document.split(/^(?=## )/m);
  const others = sections.map((section) => section.trimEnd());
  const section = `${heading}\n${text.trimEnd()}`;
  const place = sections.findIndex((each) => each.startsWith(heading));
  if (place < 0) others.push(section);
  else others[place] = section;
  return `${[intro.trimEnd(), ...others].filter(Boolean).join('\n\n')}\n`;
}

export function conditions(more: Readonly<Record<string, string>> = {}): string {
  const cpus = os.cpus();
  const known = {
    Date: new Date().toISOString().slice(0, 10),
    System: `${os.type()} ${os.arch()}`,
    Cores: String(cpus.length),
    CPU: (cpus[0]?.model ?? 'unknown').replace(/\s+/g, ' ').trim(),
    Node: process.versions.node,
    ...more,
  };
  return tableOf(Object.keys(known), [Object.values(known)], Object.keys(known).length);
}
