import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

export default function InlineSvg() {
  return (
    <Stack direction="row" spacing={2}>
      <SvgIcon>
        <path d="M3 20 12 4l9 16Z" />
      </SvgIcon>
      <SvgIcon>
        <svg
          aria-hidden="true"
          viewBox="0 0 48 48"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
        >
          <path d="M6 40 24 8l18 32Z" />
        </svg>
      </SvgIcon>
    </Stack>
  );
}
