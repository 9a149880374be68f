/** What a student has of a contract, by the status of the application. */
type ContractState =
  /** It is decided: these are the terms. */
  | 'agreed'
  /** Nothing is decided yet: the terms can be read beforehand. */
  | 'draft'
  | 'none';

export function contractStateOf(status: string): ContractState {
  if (status === 'approved') return 'agreed';
  return status === 'rejected' ? 'none' : 'draft';
}
