import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    ingredient: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    ingredient?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    ingredient: true;
    overline: false;
  }
}

const theme = createTheme({
  typography: {
    ingredient: { display: 'block', fontFamily: 'monospace', lineHeight: 1.8 },
    overline: undefined,
  },
  components: {
    MuiTypography: { defaultProps: { variantMapping: { ingredient: 'p' } } },
  },
});

export default function RecipeVariants() {
  return (
    <ThemeProvider theme={theme}>
      <Typography variant="ingredient">200 g rye flour</Typography>
      <Typography variant="ingredient">1 tsp caraway</Typography>
    </ThemeProvider>
  );
}
