import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const courses = ['Soup', 'Fish', 'Dessert'];

export default function FixedBar() {
  return (
    <>
      <GlobalStyles styles={{ html: { scrollPaddingTop: 72 } }} />
      <AppBar position="fixed">
        <Toolbar component="nav" aria-label="Courses">
          {courses.map((course) => (
            <Button key={course} color="inherit" href={`#${course}`}>
              {course}
            </Button>
          ))}
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Box component="main" sx={{ p: 2 }}>
        {courses.map((course) => (
          <Box key={course} component="section" sx={{ minHeight: 240 }}>
            <Typography id={course} variant="h5" component="h2" gutterBottom>
              {course}
            </Typography>
            <Typography>What the kitchen has today is written on the board.</Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
