import type { ApplicationResponse } from '#contract/applications.ts';
import { monthDayYear } from '#domain/dates.ts';
import * as portal from '#generated/portal.ts';
import { today } from '../clock.ts';
import { fullName } from './account/full-name.ts';

/**
 * Renders the head of a printed page: the product's name and, once `application` has loaded, whose page it
 * is.
 */
export function PrintHead({ application }: { readonly application: ApplicationResponse | undefined }) {
  return (
    <div className="print-head print-only">
      <p className="print-title">{portal.product}</p>
      {application && (
        <>
          <p>Student: {fullName(application) || 'not provided'}</p>
          <p>MAT number: {application.mat_number || 'not provided'}</p>
        </>
      )}
      <p>Printed: {monthDayYear(today())}</p>
    </div>
  );
}
