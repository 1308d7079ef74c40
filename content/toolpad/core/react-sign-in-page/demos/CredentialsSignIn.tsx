import { AppProvider } from '@toolpad/core/AppProvider';
import { type AuthProvider, type AuthResponse, SignInPage } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'Email and password' },
];

async function signIn(provider: AuthProvider): Promise<AuthResponse> {
  return { error: `This demo has no server to sign in to with ${provider.name}.` };
}

export default function CredentialsSignIn() {
  return (
    <AppProvider branding={{ title: 'Harbor Library' }}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{ emailField: { autoFocus: false } }}
      />
    </AppProvider>
  );
}
