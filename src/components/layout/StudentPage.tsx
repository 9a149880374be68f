import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, use, useState } from 'react';
import type { OldDataNotice } from '../loading/OldDataNotice.tsx';
import { Logo, PageTitle } from './Page.tsx';
import './StudentPage.css';

/** Whose pages these are, as far as that is known: phones are shared. */
export const LoggedInAs = createContext('');

interface StudentPageProps {
  /** In the tab. */
  readonly title: string;
  /** In the header; the title, unless said otherwise. */
  readonly heading?: ReactNode;
  /** What stands in the second column of a wide screen, and under the rest on a phone. */
  readonly aside?: ReactNode;
  /** The aside holds a place for what comes, which is another element then: nothing of it moves. */
  readonly isAsideComing?: boolean;
  /** The aside stands under the rest on a wide screen too: nothing is in it to stand beside something. */
  readonly isSingle?: boolean;
  /** As wide as the header: its parts stand in columns of their own. */
  readonly isWide?: boolean;
  /** For a page that shows data: whether it is still loading, and the notice that it is old. */
  readonly data?: {
    readonly isComing: boolean;
    readonly notice: ReactElement<ComponentProps<typeof OldDataNotice>>;
  };
  readonly children: ReactNode;
}

/** A page of a student who is logged in, under the green header with the logo that leads to the landing page. */
export function StudentPage({
  title,
  heading = title,
  aside,
  isAsideComing,
  isSingle,
  isWide,
  data,
  children,
}: StudentPageProps) {
  const name = use(LoggedInAs);
  // The account's heading.
  const headingNamesStudent = heading !== title;
  // A new key when the first data arrive with a notice, so that it does not count as a layout shift.
  const [cameOld, setCameOld] = useState<boolean>();
  if (cameOld === undefined && data && !data.isComing) setCameOld(data.notice.props.old !== undefined);
  const isTwo = aside !== undefined && !isSingle;
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
        className={`student-column student-columns ${isTwo ? 'student-two' : isWide ? '' : 'student-one'}`}
      >
        <div key={cameOld ? 'came-old' : 'came'} className="stack">
          {data?.notice}
          {children}
        </div>
        {aside && (
          <div key={String(isAsideComing)} className="stack">
            {aside}
          </div>
        )}
      </main>
    </>
  );
}
