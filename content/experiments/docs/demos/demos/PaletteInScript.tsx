import { useTheme } from '@mui/material/styles';

export default function PaletteInScript() {
  const { palette } = useTheme();

  return (
    <svg viewBox="0 0 96 24" width={96} height={24} role="img" aria-label="Two colors of the theme">
      <rect width={48} height={24} fill={palette.primary.main} />
      <rect x={48} width={48} height={24} fill={palette.secondary.main} />
    </svg>
  );
}
