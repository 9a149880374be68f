/** A reminder that could not be sent for a day is of no more use. A code's lifetime is that of the code. */
export const reminderLifetime = 24 * 60 * 60_000;
