/** One item of GET /universities/. The university with the id n is at index n - 1. Amounts are in dalasi. */
export interface UniversityRecord {
  readonly id: number;
  readonly name: string;
  /** This is 0 if the fee is a percentage of the first tuition advance. */
  readonly app_fee_flat: number;
  readonly app_fee_percentage: number;
  readonly during_studies_min_payment: number;
  readonly during_studies_membership_fee: number;
  readonly after_studies_min_payment: number;
  readonly after_studies_membership_fee: number;
}
