import './buttons.css';

const lines = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  out: 'm4 4 8 8m0-8-8 8',
  grip: 'M6 3v.1M6 8v.1M6 13v.1M10 3v.1M10 8v.1M10 13v.1',
  list: 'M2 4h12M2 8h12M2 12h12',
  phone: 'M5 1.5h6a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1M7 12.5h2',
} as const;

/**
 * Shows an icon. Screen readers skip it, because the text beside it or the name of its button says the same.
 */
export function Icon({ name }: { readonly name: keyof typeof lines }) {
  return (
    <svg className="studio-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={lines[name]} />
    </svg>
  );
}
