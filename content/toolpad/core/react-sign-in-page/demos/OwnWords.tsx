import { AppProvider } from '@toolpad/core/AppProvider';
import { type AuthProvider, type AuthResponse, SignInPage } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'your account' }];

const localeText = {
  signInTitle: (application?: string) => `Good morning, ${application}`,
  signInSubtitle: 'Sign in to start your shift.',
  signInRememberMe: 'Stay signed in on this device',
  email: 'Work email',
};

async function signIn(): Promise<AuthResponse> {
  return { error: 'Email or password is wrong.' };
}

export default function OwnWords() {
  return (
    <AppProvider branding={{ title: 'Bakery' }}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        localeText={localeText}
        slotProps={{
          emailField: { autoFocus: false },
          rememberMe: { color: 'primary' },
        }}
      />
    </AppProvider>
  );
}
