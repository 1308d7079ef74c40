import Stack from '@mui/system/Stack';

export default function CardFooter() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{
        justifyContent: 'space-between',
        alignItems: 'center',
        width: 1,
        maxWidth: 360,
        p: 2,
        boxSizing: 'border-box',
        border: '1px solid #94a3b8',
        borderRadius: 2,
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      <span>
        From <strong>€42</strong> a night
      </span>
      <button type="button">See dates</button>
    </Stack>
  );
}
