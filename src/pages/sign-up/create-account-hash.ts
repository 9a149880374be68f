/** Opens the modal over the sign-up. Part of the address, so that the link works before the portal is there. */
export const createAccountHash = '#create-account';
