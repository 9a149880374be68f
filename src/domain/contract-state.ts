/** The state of a student's contract, by application status. */
type ContractState =
  /** Approved: these are the terms. */
  | 'agreed'
  /** Not decided yet: the terms can be read in advance. */
  | 'draft'
  | 'none';

export function contractStateOf(status: string): ContractState {
  if (status === 'approved') return 'agreed';
  return status === 'rejected' ? 'none' : 'draft';
}
