import type { CommitSubject } from '../commit-subjects.ts';
import type { Part } from '../grouped.ts';

/**
 * The maximum number of characters in a subject line. Lists of commits in git and on GitHub show subjects of
 * up to this length in full.
 */
export const mostLetters = 60;

export function messageOf(subjects: readonly CommitSubject[], parts: readonly Part[]): string {
  const lines = parts.flatMap((part) =>
    part.places.flatMap((place) =>
      place.changes.flatMap(({ notices }) =>
        notices.map(({ message }) => {
          const where = [part.title, place.key === part.key ? '' : place.title].filter(Boolean).join(', ');
          return `- ${where}: ${message}`;
        }),
      ),
    ),
  );
  return [subjectOf(subjects), ...(lines.length > 0 ? ['', ...new Set(lines)] : [])].join('\n');
}

export function subjectOf(subjects: readonly CommitSubject[]): string {
  const subject = inWords(subjects).find(({ length }) => length <= mostLetters);
  return subject ?? `Change the forms in ${subjects.length} places`;
}

/** Returns candidate subject lines for the commit message, most specific first. */
function inWords(subjects: readonly CommitSubject[]): string[] {
  const [first, second] = subjects;
  if (!first) return ['Change nothing that students see'];
  const same = <Key extends keyof CommitSubject>(key: Key) =>
    subjects.every((each) => each[key] === first[key]);
  const { verb, kind, of } = first;
  const isOneKind = same('verb') && same('kind') && same('of');
  const names = joined(subjects.map(({ name }) => name));
  const homes = [...new Set(subjects.map((each) => each.of))];
  const counted = `${subjects.length} ${kind}s`;
  if (!second) return [`${alone(first)}${homeOf(first)}`, alone(first), `${verb} a ${kind} of ${of}`];
  return [
    ...(isOneKind ? [`${alone({ ...first, name: names }, 's')}${homeOf(first)}`] : []),
    ...(isOneKind ? [alone({ ...first, name: names }, 's')] : []),
    ...(subjects.length === 2 ? [`${alone(first)} and ${lowered(alone(second))}`] : []),
    ...(same('verb') && same('kind') ? [`${verb} ${counted}${same('of') ? homeOf(first) : ''}`] : []),
    ...(same('kind') && same('of') ? [`Change ${counted}${homeOf(first)}`] : []),
    `Change ${joined(homes)}`,
    `Change ${of} and ${homes.length - 1} more`,
  ];
}

function alone({ verb, kind, name, of }: CommitSubject, plural = ''): string {
  if (kind === 'setting') return `${verb} the ${name} of the lender`;
  if (verb === 'Offer') return `Offer ${name} in ${of}`;
  if (kind === 'question' || kind === 'step') return `${verb} the ${kind}${plural} ${name}`;
  return `${verb} the ${kind} ${name}`;
}

/**
 * Names the form to which a question or step belongs. Returns an empty string for lists, forms and settings,
 * because their names are clear without a form.
 */
const homeOf = ({ kind, of }: CommitSubject) => (kind === 'question' || kind === 'step' ? ` of ${of}` : '');

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const joined = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
