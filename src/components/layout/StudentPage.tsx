import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, use, useState } from 'react';
import type { OldDataNotice } from '../loading/OldDataNotice.tsx';
import { Logo, PageTitle } from './Page.tsx';
import './StudentPage.css';

/** The name of the logged-in student, '' if unknown. Shown on every page because phones are shared. */
export const LoggedInAs = createContext('');

interface StudentPageProps {
  /** The document title. */
  readonly title: string;
  /** The heading in the header; `title` by default. */
  readonly heading?: ReactNode;
  /** Shown in the second column on a wide screen, and below the rest on a phone. */
  readonly aside?: ReactNode;
  /**
   * The aside shows a skeleton. Its content is rendered as a new element later, so that it does not count as a layout
   * shift.
   */
  readonly isAsideLoading?: boolean;
  /** Shows the aside below the rest on a wide screen too, because one of the columns would be nearly empty. */
  readonly isSingle?: boolean;
  /** As wide as the header, for content that has its own columns. */
  readonly isWide?: boolean;
  /** For a page that shows data: whether it is still loading, and the notice that it is outdated. */
  readonly data?: {
    readonly isLoading: boolean;
    readonly notice: ReactElement<ComponentProps<typeof OldDataNotice>>;
  };
  readonly children: ReactNode;
}

/** The layout of a page behind the log-in: the green header with logo and heading, and one or two columns. */
export function StudentPage({
  title,
  heading = title,
  aside,
  isAsideLoading,
  isSingle,
  isWide,
  data,
  children,
}: StudentPageProps) {
  const name = use(LoggedInAs);
  // The account page's heading contains the student's name.
  const headingNamesStudent = heading !== title;
  // If the first data is shown with the notice, a new key keeps it from counting as a layout shift.
  const [wasOutdated, setWasOutdated] = useState<boolean>();
  if (wasOutdated === undefined && data && !data.isLoading)
    setWasOutdated(data.notice.props.old !== undefined);
  const hasTwoColumns = aside !== undefined && !isSingle;
  return (
    <>
      <PageTitle page={title} />
      <AppBar position="static" elevation={0} className="student-header">
        <Toolbar className={headingNamesStudent ? 'student-column' : 'student-column student-named'}>
          <Logo />
          <Typography component="h1" variant="h3" tabIndex={-1}>
            {heading}
          </Typography>
          {name && !headingNamesStudent && (
            <p className="logged-in-as">
              <span className="visually-hidden">Logged in as </span>
              {name}
            </p>
          )}
        </Toolbar>
      </AppBar>
      <main
        id="main"
        className={`student-column student-columns ${hasTwoColumns ? 'student-two' : isWide ? '' : 'student-one'}`}
      >
        <div key={wasOutdated ? 'came-old' : 'came'} className="stack">
          {data?.notice}
          {children}
        </div>
        {aside && (
          <div key={String(isAsideLoading)} className="stack">
            {aside}
          </div>
        )}
      </main>
    </>
  );
}
