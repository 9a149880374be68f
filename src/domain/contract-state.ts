type ContractState =
  | 'agreed'
  /** The student can read the contract, but is not bound by it. */
  | 'draft'
  | 'none';

export function contractStateOf(status: string): ContractState {
  if (status === 'approved') return 'agreed';
  return status === 'rejected' ? 'none' : 'draft';
}
