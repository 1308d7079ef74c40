import { useTheme } from '@emotion/react';

export default function Steam() {
  const theme: { steam?: string } = useTheme();

  return <output>Steam is {theme.steam ?? 'of no color'}.</output>;
}
