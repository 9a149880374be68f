/** They stay in the browser: who the student is, the token says. */
export const accountFields = ['name', 'phone_number', 'email'];
export const loanNumbers = ['years', 'loan_amount', 'avg_monthly_sales', 'avg_monthly_expenses'];
