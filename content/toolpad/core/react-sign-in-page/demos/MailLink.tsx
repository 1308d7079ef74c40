import { AppProvider } from '@toolpad/core/AppProvider';
import { type AuthProvider, type AuthResponse, SignInPage } from '@toolpad/core/SignInPage';

const byMail: AuthProvider[] = [{ id: 'nodemailer', name: 'Email' }];

// Simulates a server that emails a link to known users and gives everyone the same answer.
async function signIn(_provider: AuthProvider, form?: FormData): Promise<AuthResponse> {
  return { success: `If ${form?.get('email')} has an account, a link is on its way.` };
}

export default function MailLink() {
  return (
    <AppProvider branding={{ title: 'Seed shop' }}>
      <SignInPage
        providers={byMail}
        signIn={signIn}
        slotProps={{ emailField: { autoFocus: false, autoComplete: 'email' } }}
      />
    </AppProvider>
  );
}
