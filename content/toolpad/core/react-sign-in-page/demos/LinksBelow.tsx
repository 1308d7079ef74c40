import Link from '@mui/material/Link';
import { AppProvider } from '@toolpad/core/AppProvider';
import { type AuthProvider, type AuthResponse, SignInPage } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

async function signIn(): Promise<AuthResponse> {
  return { error: 'Email or password is wrong.' };
}

function ForgotPassword() {
  return <Link href="#new-password">Forgot your password?</Link>;
}

function SignUp() {
  return <Link href="#join">Get a library card</Link>;
}

export default function LinksBelow() {
  return (
    <AppProvider branding={{ title: 'Harbor Library' }}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slots={{ forgotPasswordLink: ForgotPassword, signUpLink: SignUp }}
        slotProps={{ emailField: { autoFocus: false } }}
      />
    </AppProvider>
  );
}
