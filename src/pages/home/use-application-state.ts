import { getApplication } from '#api/applications.ts';
import { getInvoiceExistence } from '#api/invoices.ts';
import type { ApplicationResponse } from '#contract/applications.ts';
import { isSettled, oldestOf, refetchAll } from '../combine-queries.ts';
import { type QueryResult, useQuery } from '../use-query.ts';

export interface ApplicationState {
  readonly status: string;
  readonly hasInvoice: boolean | undefined;
  readonly application: ApplicationResponse | undefined;
  readonly isPartial: boolean;
}

/**
 * Combines the student's application with the response that says whether there is an invoice. Both contain
 * the application's status, so the page can show the status even if one of them could not be loaded.
 */
export function useApplicationState(): QueryResult<ApplicationState> {
  const application = useQuery(getApplication);
  const existence = useQuery(getInvoiceExistence);
  const both = [application, existence];
  const areSettled = both.every(isSettled);
  const hasSome = both.some(({ data }) => data !== undefined);
  const applicationState: ApplicationState = {
    status: application.data?.status || existence.data?.status || '',
    hasInvoice: existence.data && Boolean(existence.data.file_path),
    application: application.data,
    isPartial: both.some(({ data }) => data === undefined),
  };
  const asOf = oldestOf(both);
  return {
    ...(areSettled && hasSome && { data: applicationState }),
    ...(asOf !== undefined && { asOf }),
    isFetching: both.some(({ isFetching }) => isFetching),
    error: areSettled ? application.error || existence.error : '',
    refetch: () => refetchAll(both),
  };
}
