import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, use, useState } from 'react';
import type { OldDataNotice } from '../loading/OldDataNotice.tsx';
import { Logo, PageTitle } from './Page.tsx';
import './StudentPage.css';

/**
 * The name of the logged-in student, '' if unknown. Every page shows the name, because several students may share a
 * phone.
 */
export const LoggedInAs = createContext('');

interface StudentPageProps {
  /** The page's name in the document title. */
  readonly title: string;
  /** The content of the page's <h1> in the green header; `title` by default. */
  readonly heading?: ReactNode;
  /** Content of the second column on a wide screen; on a phone it follows the main content. */
  readonly aside?: ReactNode;
  /**
   * Whether `aside` is a loading skeleton. When this changes, React creates a new element for the column, so
   * that its new content does not count as a layout shift.
   */
  readonly isAsideLoading?: boolean;
  /**
   * Whether to show `aside` below the main content even on a wide screen, because one of two columns would be
   * nearly empty.
   */
  readonly isSingle?: boolean;
  /** Whether the main content is as wide as the header, because it has columns itself. */
  readonly isWide?: boolean;
  /** For pages with data from the server: whether the data is still loading, and the notice about outdated data. */
  readonly data?: {
    readonly isLoading: boolean;
    readonly notice: ReactElement<ComponentProps<typeof OldDataNotice>>;
  };
  readonly children: ReactNode;
}

/** The layout of a page for logged-in students: the green header with logo and heading, and one or two columns. */
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
  // Only the account page's heading differs from its title: it contains the student's name, so the header does not
  // repeat the name.
  const headingNamesStudent = heading !== title;
  // If the notice about outdated data appears together with the first data, a new `key` makes React create a
  // new element for the first column, so that the notice does not count as a layout shift.
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
