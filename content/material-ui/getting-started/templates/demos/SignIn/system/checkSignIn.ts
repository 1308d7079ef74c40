export interface Errors {
  email?: string;
  password?: string;
}

/** Returns a message for each field that has to be corrected. */
export function checkSignIn(email: string, password: string): Errors {
  const errors: Errors = {};
  if (!/^\S+@\S+\.\S+$/.test(email))
    errors.email = 'Enter an email address, such as you@example.com.';
  if (password.length < 8) errors.password = 'Enter at least 8 characters.';
  return errors;
}
