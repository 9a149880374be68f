import { getApplication } from '#api/applications.ts';
import { getInvoiceExistence } from '#api/invoices.ts';
import type { ApplicationResponse } from '#contract/applications.ts';
import { isFresh, isSettled, oldestOf } from '../combine-queries.ts';
import { type QueryResult, useQuery } from '../use-query.ts';

/** The state of an application, as far as the API calls have provided it. */
export interface Standing {
  readonly status: string;
  /** Undefined if unknown. */
  readonly hasInvoice: boolean | undefined;
  readonly application: ApplicationResponse | undefined;
  /** One of the two queries has no data. */
  readonly isPartial: boolean;
}

/** Combines two queries. Both include the status, so one of them is enough to show something. */
export function useStanding(): QueryResult<Standing> {
  const application = useQuery(getApplication);
  const existence = useQuery(getInvoiceExistence);
  const both = [application, existence];
  const areSettled = both.every(isSettled);
  const hasSome = both.some(({ data }) => data !== undefined);
  const standing: Standing = {
    status: application.data?.status || existence.data?.status || '',
    hasInvoice: existence.data && Boolean(existence.data.file_path),
    application: application.data,
    isPartial: both.some(({ data }) => data === undefined),
  };
  const asOf = oldestOf(both);
  return {
    ...(areSettled && hasSome && { data: standing }),
    ...(asOf !== undefined && { asOf }),
    isFetching: both.some(({ isFetching }) => isFetching),
    error: areSettled ? application.error || existence.error : '',
    refetch() {
      for (const query of both) if (!isFresh(query)) query.refetch();
    },
  };
}
