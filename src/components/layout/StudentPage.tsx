import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, use, useState } from 'react';
import type { OldDataNotice } from '../loading/OldDataNotice.tsx';
import { Logo, PageTitle } from './Page.tsx';
import './StudentPage.css';

/**
 * The name of the logged-in student, or '' if it is unknown. Every page shows the name, because several
 * students may share a phone.
 */
export const LoggedInAs = createContext('');

interface StudentPageProps {
  readonly title: string;
  readonly heading?: ReactNode;
  readonly aside?: ReactNode;
  /**
   * True while the content of `aside` loads. Once it has loaded, a new `key` remounts the column, because
   * content of a new element does not count as a layout shift.
   */
  readonly isAsideLoading?: boolean;
  /**
   * Shows `aside` below the main content even on a wide screen. Used if one of two columns would be nearly
   * empty.
   */
  readonly isSingle?: boolean;
  /** Makes the main content as wide as the header. Used if the content itself has columns. */
  readonly isWide?: boolean;
  readonly data?: {
    readonly isLoading: boolean;
    readonly notice: ReactElement<ComponentProps<typeof OldDataNotice>>;
  };
  readonly children: ReactNode;
}

export function StudentPage(props: StudentPageProps) {
  const { title, heading = title, aside, isAsideLoading, isSingle, isWide, data, children } = props;
  const name = use(LoggedInAs);
  // Only the account page's heading differs from its title. That heading contains the student's name, so the
  // header does not repeat the name.
  const headingNamesStudent = heading !== title;
  // If the first data arrives together with the notice about outdated data, a new `key` remounts the column.
  // Content of a new element does not count as a layout shift.
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
        className={`stack student-column student-columns ${hasTwoColumns ? 'student-two' : isWide ? '' : 'student-one'}`}
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
