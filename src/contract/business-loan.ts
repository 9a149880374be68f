/** POST /business-loan: all fourteen keys are always sent. */
export interface BusinessLoanRequest {
  readonly name: string;
  readonly email: string;
  readonly business_name: string;
  readonly industry: string;
  readonly years: number;
  readonly num_employees: string;
  readonly description: string;
  /** In dalasi, like the two below. */
  readonly loan_amount: number;
  readonly avg_monthly_sales: number;
  readonly avg_monthly_expenses: number;
  readonly book_keeping: string;
  readonly repayment_plan: string;
  /** The application's id. */
  readonly student_id: string;
  readonly loan_purpose: string;
}
