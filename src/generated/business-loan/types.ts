// Generated from schemas/ by npm run generate. Do not edit.
/**
 * The answers of "Small-Business Loan", step by step.
 */
export interface BusinessLoan {
  contact: BusinessLoanContact;
  industry: BusinessLoanIndustry;
  business: BusinessLoanBusiness;
  amounts: BusinessLoanAmounts;
  plans: BusinessLoanPlans;
}
/**
 * The answers of the step "You and your business".
 */
export interface BusinessLoanContact {
  /**
   * Name
   */
  name: string;
  /**
   * Email address
   */
  email: string;
  /**
   * Business name
   */
  business_name: string;
}
/**
 * The answers of the step "Your industry".
 */
export interface BusinessLoanIndustry {
  /**
   * Industry
   * Choose the closest one.
   */
  industry:
    | 'Agriculture'
    | 'Mining'
    | 'Forestry'
    | 'Fishing'
    | 'Manufacturing'
    | 'Construction'
    | 'Retail'
    | 'Wholesale'
    | 'Hospitality'
    | 'Transportation'
    | 'Information and Communication'
    | 'Finance and Insurance'
    | 'Real Estate'
    | 'Professional Services'
    | 'Scientific and Technical Services'
    | 'Administrative and Support Services'
    | 'Education'
    | 'Healthcare'
    | 'Art'
    | 'Entertainment'
    | 'Recreation'
    | 'Other';
}
/**
 * The answers of the step "How your business works".
 */
export interface BusinessLoanBusiness {
  /**
   * Years of operation
   * For example 2. For half a year, enter 0.5.
   */
  years: number;
  /**
   * Number of employees
   * If you work alone, enter 0.
   */
  num_employees: string;
  /**
   * Brief description of your business
   * A few sentences are enough.
   */
  description: string;
}
/**
 * The answers of the step "Loan amount, sales and expenses".
 */
export interface BusinessLoanAmounts {
  /**
   * Loan amount requested
   * From D3,000 to D5,000.
   */
  loan_amount: number;
  /**
   * Average monthly sales
   * For example 4,000.
   */
  avg_monthly_sales: number;
  /**
   * Average monthly expenses
   * For example 4,000.
   */
  avg_monthly_expenses: number;
}
/**
 * The answers of the step "Your plans".
 */
export interface BusinessLoanPlans {
  /**
   * What is the loan for?
   */
  loan_purpose: string;
  /**
   * How do you plan to repay it?
   * You repay the loan within one month.
   */
  repayment_plan: string;
  /**
   * How do you keep track of your income and expenses?
   */
  book_keeping: string;
}
