/** The state of a student's contract, which follows from the status of the application. */
type ContractState =
  /** The application is approved, and the student is bound by the contract. */
  | 'agreed'
  /** The application is not decided yet; the student can read the contract in advance. */
  | 'draft'
  | 'none';

export function contractStateOf(status: string): ContractState {
  if (status === 'approved') return 'agreed';
  return status === 'rejected' ? 'none' : 'draft';
}
