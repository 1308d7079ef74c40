import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';

const highlight = (
  <GlobalStyles
    styles={(theme) => ({
      mark: {
        paddingInline: theme.spacing(0.5),
        borderRadius: theme.shape.borderRadius,
        backgroundColor: theme.palette.warning.light,
        color: theme.palette.common.black,
      },
    })}
  />
);

export default function HighlightedWords() {
  return (
    <>
      {highlight}
      <Typography sx={{ p: 2 }}>
        Bring your <mark>library card</mark> and an <mark>ID</mark>.
      </Typography>
    </>
  );
}
