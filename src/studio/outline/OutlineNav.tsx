import TextField from '@mui/material/TextField';
import { useEffect, useMemo, useRef, useState } from 'react';
import { product } from '#generated/portal.ts';
import { lenderFile, lenderParts } from '../lender/lender-parts.ts';
import { type FileEntry, hrefOf, keyOf } from '../outline.ts';
import { jsonOf, outlineNow, useStudio } from '../store.ts';
import { NewBlock } from '../tools/BlockTools.tsx';
import { NewForm } from '../tools/FormTools.tsx';
import { type Found, foundIn } from './found.ts';
import { type LinkTo, StepItem } from './OutlineSteps.tsx';
import './outline.css';

/** Replaces `{{product}}`, and leaves other placeholders as they are. */
const read = (words: string) => words.replaceAll('{{product}}', product);

const isShared = ({ file }: FileEntry) => file.startsWith('blocks/');

interface OutlineNavProps {
  /** Holds the keys (see `keyOf`) of the items with problems, lost answers or unsaved text. */
  readonly marked: ReadonlySet<string>;
  readonly selected: string;
  readonly isThere: boolean;
}

export function OutlineNav({ marked, selected, isThere }: OutlineNavProps) {
  const { texts, metas } = useStudio();
  const outline = outlineNow();
  const link: LinkTo = (selection, words, grip) => {
    const key = keyOf(selection);
    return (
      <a href={hrefOf(key)} aria-current={key === selected || undefined} draggable={false} {...grip}>
        {read(words)}
        {marked.has(key) && (
          <strong className="studio-mark">
            !<span className="visually-hidden"> See the check</span>
          </strong>
        )}
      </a>
    );
  };
  const [search, setSearch] = useState('');
  const nav = useRef<HTMLElement>(null);
  // Scrolls to the selected link, which may be out of view, for example after a click in the phone preview or
  // for a new form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selection changes or appears
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current]');
    if (link) scrollTo(link, nav.current!);
  }, [selected, isThere]);
  const found = useMemo(
    () => (search.trim() === '' ? undefined : foundIn(outline, search, { texts, metas, read: jsonOf })),
    [outline, search, texts, metas],
  );
  return (
    <nav ref={nav} className="studio-outline" aria-label="What can be changed">
      <TextField
        label="Search everything"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {found ? <Results found={found} link={link} /> : <Whole {...{ selected, link }} />}
    </nav>
  );
}

/**
 * Scrolls the outline until a link is in view. `scrollIntoView` is not used, because the Tab key would then
 * go on from the link and skip everything before it.
 */
function scrollTo(link: Element, outline: Element): void {
  const [shown, frame] = [link.getBoundingClientRect(), outline.getBoundingClientRect()];
  const [above, below] = [Math.min(shown.top - frame.top, 0), Math.max(shown.bottom - frame.bottom, 0)];
  outline.scrollBy({ top: above || below });
}

function Results({ found, link }: { readonly found: readonly Found[]; readonly link: LinkTo }) {
  return (
    <>
      <p className="studio-help" role="status">
        {found.length === 0 ? 'Nothing found.' : `${found.length} found.`}
      </p>
      <ul>
        {found.map(({ selection, title, form, words }) => (
          <li key={keyOf(selection)}>
            {link(selection, form === undefined ? title : `${title} (${form})`)}
            {words && <p className="studio-help studio-found">{read(words)}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Whole({ selected, link }: { readonly selected: string; readonly link: LinkTo }) {
  const outline = outlineNow();
  const isOpen = (form: string) => selected === form || selected.startsWith(`${form}/`);
  return (
    <>
      <h2>Forms</h2>
      <ul>
        {outline.forms.map(({ id: form, title, steps }) => (
          <li key={form} data-open={isOpen(form)}>
            {link({ kind: 'form', form }, title)}
            {isOpen(form) && (
              <ul>
                {steps.map((step) => (
                  <StepItem key={step.id} form={form} steps={steps} step={step} link={link} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <NewForm />
      <h2>Lists</h2>
      <ul>
        {outline.lists.map(({ file, title }) => (
          <li key={file}>{link({ kind: 'file', file }, title)}</li>
        ))}
      </ul>
      <h2>Shared questions</h2>
      <ul>
        {outline.others.filter(isShared).map(({ file, title }) => (
          <li key={file}>{link({ kind: 'file', file }, title.replace('Shared questions: ', ''))}</li>
        ))}
      </ul>
      <NewBlock />
      <h2>The lender</h2>
      <ul>
        {outline.others
          .filter((each) => !isShared(each))
          .map(({ file, title }) => (
            <li key={file}>
              {link({ kind: 'file', file }, title)}
              {file === lenderFile && (
                <ul>
                  {lenderParts.map((part) => (
                    <li key={part.id}>{link({ kind: 'file', file, part: part.id }, part.title)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
      </ul>
    </>
  );
}
