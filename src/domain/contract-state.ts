/** The state of a student's contract, which depends on the status of the application. */
type ContractState =
  /** The application is approved, so the student is bound by the contract. */
  | 'agreed'
  /**
   * The application is neither approved nor rejected. The student can already read the contract, but is not
   * bound by it.
   */
  | 'draft'
  | 'none';

export function contractStateOf(status: string): ContractState {
  if (status === 'approved') return 'agreed';
  return status === 'rejected' ? 'none' : 'draft';
}
